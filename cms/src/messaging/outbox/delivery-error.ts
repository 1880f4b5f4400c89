interface DeliveryProblem {
  /** Plain text for staff; never contains any part of the message. */
  message: string
  /** True if a retry cannot help: a nonexistent address is permanent, an unavailable provider is not. */
  permanent?: boolean
  cause?: unknown
}

/** Thrown when a provider does not accept a message. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly permanent: boolean

  constructor({ message, permanent = false, cause }: DeliveryProblem) {
    super(message, { cause })
    this.permanent = permanent
  }
}
