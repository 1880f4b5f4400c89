/** A PDF asks for more work than any scan or printed page needs. */
export class TooComplex extends Error {
  override name = 'TooComplex'
}

/** How many characters may be looked at: several times the largest file with everything in it. */
const MOST_CHARACTERS = 40_000_000
/** How much may be inflated in all. */
const MOST_INFLATED = 16_000_000

/** What one check may spend, so that a hostile file costs no more time and memory than a large harmless one. */
export class Budget {
  private characters = MOST_CHARACTERS
  /** How many bytes may still be inflated. */
  inflatable = MOST_INFLATED

  /** Throws TooComplex when nothing is left. */
  spend(characters: number): void {
    this.characters -= characters
    if (this.characters < 0) throw new TooComplex()
  }
}
