/** Payload, or the configuration it was started from. */
export type InPortal = { config: PortalConfig } | PortalConfig
interface PortalConfig {
  // biome-ignore lint/suspicious/noExplicitAny: Payload's own type for what a project adds to its configuration
  custom?: Record<string, any>
}

/**
 * A value that belongs to one portal: its settings, a running publisher. It is stored in the `custom` part of the
 * configuration that the portal's Payload was started from, so that two portals in a process never share it. (decision 0027)
 */
export class Service<T> {
  private readonly name: string

  constructor(name: string) {
    this.name = name
  }

  /** As a part of `custom`, for what is known before the portal starts. */
  with(value: T): Record<string, T> {
    return { [this.name]: value }
  }

  set(portal: InPortal, value: T | null): void {
    const { custom } = configOf(portal)
    if (custom) custom[this.name] = value
  }

  /** Null while it does not run. */
  find(portal: InPortal): T | null {
    return configOf(portal).custom?.[this.name] ?? null
  }

  /** Throws where the portal has none. */
  of(portal: InPortal): T {
    const value = this.find(portal)
    if (value === null) throw new Error(`This portal has no ${this.name}.`)
    return value
  }
}

function configOf(portal: InPortal): PortalConfig {
  return 'config' in portal ? portal.config : portal
}
