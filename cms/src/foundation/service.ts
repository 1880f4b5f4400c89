/** A Payload instance or its configuration. */
export type InPortal = { config: PortalConfig } | PortalConfig
interface PortalConfig {
  // biome-ignore lint/suspicious/noExplicitAny: Payload's own type for what a project adds to its configuration
  custom?: Record<string, any>
}

/**
 * A value scoped to one portal, such as its settings or its running publisher. Stored in `custom` of the portal's
 * Payload configuration, so that two portals in one process never share it. (decision 0027)
 */
export class Service<T> {
  private readonly name: string

  constructor(name: string) {
    this.name = name
  }

  /** An entry of `custom`, for values known before the portal starts. */
  with(value: T): Record<string, T> {
    return { [this.name]: value }
  }

  set(portal: InPortal, value: T | null): void {
    const { custom } = configOf(portal)
    if (custom) custom[this.name] = value
  }

  /** The value, or null when it is not set. */
  find(portal: InPortal): T | null {
    return configOf(portal).custom?.[this.name] ?? null
  }

  /** The value. Throws when it is not set. */
  of(portal: InPortal): T {
    const value = this.find(portal)
    if (value === null) throw new Error(`This portal has no ${this.name}.`)
    return value
  }
}

function configOf(portal: InPortal): PortalConfig {
  return 'config' in portal ? portal.config : portal
}
