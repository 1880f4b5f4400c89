/** A clock that the processes of a test share. It runs faster than the real one, so that leases of dead processes expire within seconds. */
export interface FastClock {
  /** Where both clocks agree, in milliseconds since 1970. */
  from: number
  speed: number
}

export const timeOf = ({ from, speed }: FastClock): Date => new Date(from + (Date.now() - from) * speed)
