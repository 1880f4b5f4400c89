/** Of an SQLite file, like `file:pravesh.db`. */
export const isFile = (uri: string) => uri.startsWith('file:')

export const fileOf = (uri: string) => uri.slice('file:'.length)

/** A database without the credentials and options of its address, which may have several hosts. */
export const databaseName = (uri: string) =>
  isFile(uri) ? fileOf(uri) : uri.replace(/\/\/[^/]*@/, '//').replace(/\?.*/, '')
