/** A queue that serves its clients in turn, so that one with many entries delays only its own. */
export class FairQueue<Entry> {
  private readonly byClient = new Map<string, Set<Entry>>()
  private count = 0

  get size(): number {
    return this.count
  }

  add(client: string, entry: Entry): void {
    const entries = this.byClient.get(client)
    if (entries === undefined) this.byClient.set(client, new Set([entry]))
    else entries.add(entry)
    this.count += 1
  }

  /** Removes the oldest entry of the client whose turn it is; null if the queue is empty. */
  next(): Entry | null {
    for (const [client, entries] of this.byClient) {
      for (const entry of entries) {
        this.remove(client, entry)
        const rest = this.byClient.get(client)
        if (rest !== undefined) {
          this.byClient.delete(client)
          this.byClient.set(client, rest)
        }
        return entry
      }
    }
    return null
  }

  remove(client: string, entry: Entry): boolean {
    const entries = this.byClient.get(client)
    if (!entries?.delete(entry)) return false
    if (entries.size === 0) this.byClient.delete(client)
    this.count -= 1
    return true
  }

  /** Removes and returns all entries that match. */
  removeAll(matches: (entry: Entry) => boolean): Entry[] {
    const removed: Entry[] = []
    for (const [client, entries] of [...this.byClient]) {
      for (const entry of entries) {
        if (matches(entry) && this.remove(client, entry)) removed.push(entry)
      }
    }
    return removed
  }
}
