/** `admin` of a collection: the fields that its list searches, and what the search box says in words, such as “name or phone”. */
export const searchedBy = (words: string, fields: readonly string[]) => ({
  listSearchableFields: [...fields],
  custom: { searchedBy: words },
})
