/** The 49,000 most common passwords of known breaches, in lower case. About 5 MB, loaded at the first use. */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  listed ??= load()
  return listed
}

let listed: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}
