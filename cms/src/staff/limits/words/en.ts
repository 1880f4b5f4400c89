export const en = {
  everything: 'Not limited',
  deleted: 'A deleted college',
}
