import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Replaces the children after a rendering error; `again` renders them once more. */
  fallback: (again: () => void) => ReactNode
}

/** Contains rendering errors of its children, so that the rest of the page stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false }

  static getDerivedStateFromError() {
    return { hasError: true }
  }

  override render() {
    const { children, fallback } = this.props
    return this.state.hasError ? fallback(() => this.setState({ hasError: false })) : children
  }
}
