/** `{ [name]: value }`, of which the compiler would forget the name. Of several possible names it has one. */
export function column<Name extends string, Value>(name: Name, value: Value): { [Each in Name]?: Value } {
  return { [name]: value } as { [Each in Name]?: Value }
}
