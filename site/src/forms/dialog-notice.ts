import { createContext, type ReactNode } from 'react'

/** What a dialog says above its content, because it covers the notices of the page. */
export const DialogNotice = createContext<ReactNode>(null)
