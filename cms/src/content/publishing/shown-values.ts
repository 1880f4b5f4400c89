import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { NoteValue } from '../../publishing/pages/named-values.ts'
import type { RecordChange } from '../../publishing/pages/page.ts'

/** Undefined while a page is drawn: what it will show may be older than the next change. */
type Value = string | null | undefined

/** Records what a page shows while it is drawn. */
interface Drawing {
  page: NoteValue
  /** For the texts that every page shows. */
  frame: NoteValue
  /** To be called when the page is written. Without it, any change of a value outdates the page. */
  end: () => void
}

interface Outdated {
  keys: string[]
  /** Whether a text that every page shows is among what is outdated. */
  everywhere: boolean
}

/**
 * The values that the published pages of this process show where texts name them. A change of a setting publishes only
 * the pages that show another value than the present one.
 */
export class ShownValues {
  private readonly byPage = new Map<string, Map<string, Value>>()
  private inFrame = new Set<string>()

  /** Starts to draw a page, which no one else draws meanwhile. */
  draw(key: string): Drawing {
    const drawn = new Map<string, Value>()
    const page: NoteValue = (name, value) => {
      drawn.set(name, value)
      const shown = this.byPage.get(key) ?? new Map<string, Value>()
      this.byPage.set(key, shown.set(name, undefined))
    }
    const frame: NoteValue = (name, value) => {
      this.inFrame.add(name)
      page(name, value)
    }
    const end = () => {
      if (drawn.size > 0) this.byPage.set(key, drawn)
      else this.byPage.delete(key)
    }
    return { page, frame, end }
  }

  /** The pages whose texts name a value that a stored change has changed. */
  async outdatedSince({ slug, language }: RecordChange, payload: Payload): Promise<Outdated> {
    // Values do not come from translations.
    if (language !== undefined) return { keys: [], everywhere: false }
    const { namedValues } = portalOf(payload)
    return this.outdatedBy(await namedValues.presentFrom(payload, slug, this.names))
  }

  /** All names that pages show. */
  get names(): Set<string> {
    return new Set(this.byPage.values().flatMap((shown) => shown.keys()))
  }

  /** The pages that show another value than the present ones. */
  outdatedBy(present: ReadonlyMap<string, string | null>): Outdated {
    const keys: string[] = []
    let everywhere = false
    for (const [key, shown] of this.byPage) {
      const names = [...present.keys()].filter((name) => shown.has(name) && shown.get(name) !== present.get(name))
      if (names.length > 0) keys.push(key)
      everywhere ||= names.some((name) => this.inFrame.has(name))
    }
    return { keys, everywhere }
  }

  /** Every page is drawn again, perhaps with other texts. */
  forgetFrame(): void {
    this.inFrame = new Set()
  }
}
