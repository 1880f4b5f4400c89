interface DeliveryProblem {
  /** In plain words, for staff; never any part of the message. */
  message: string
  /** Whether trying again can help. An address that does not exist stays away; a provider comes back. */
  permanent?: boolean
  cause?: unknown
}

/** Why a provider did not take a message. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly permanent: boolean

  constructor({ message, permanent = false, cause }: DeliveryProblem) {
    super(message, { cause })
    this.permanent = permanent
  }
}
