/** An in-memory `Storage` that, like a browser's, has its entries as own properties. */
export class FakeStorage {
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value })
  }
  getItem(key: string): string | null {
    return Object.getOwnPropertyDescriptor(this, key)?.value ?? null
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}
