/** Thrown when checking a PDF takes more work than any scan or printed page needs. */
export class TooComplex extends Error {
  override name = 'TooComplex'
}

/** Several times the size of the largest accepted file, inflated. */
const MAX_CHARACTERS = 40_000_000
const MAX_INFLATED_BYTES = 16_000_000

/** Work limit of one check, so that a hostile file costs no more time and memory than a large harmless one. */
export class Budget {
  private characters = MAX_CHARACTERS
  /** Remaining bytes that may be inflated. */
  inflatable = MAX_INFLATED_BYTES

  /** Throws TooComplex when the budget is exhausted. */
  spend(characters: number): void {
    this.characters -= characters
    if (this.characters < 0) throw new TooComplex()
  }
}
