/** A file of a multipart form. Its bytes are a view of the body. */
interface SentPart {
  field: string
  name: string
  bytes: Uint8Array
}

/** A multipart form: its texts, and its files in the order sent. */
export interface MultipartForm {
  texts: [name: string, value: string][]
  files: SentPart[]
}

const MAX_PARTS = 100
const MAX_HEADERS = 16 * 1024
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
const ESCAPES: Record<string, string> = { '%0A': '\n', '%0D': '\r', '%22': '"' }

/**
 * Parses the body of a multipart form (RFC 7578) without copying its files: `Response.formData()` copies each five times.
 * Null if it is malformed.
 */
export function parseMultipart(body: Buffer, contentType: string): MultipartForm | null {
  const boundary = BOUNDARY.exec(contentType)
  if (boundary === null) return null
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`)
  const form: MultipartForm = { texts: [], files: [] }
  // Before the first delimiter stands no line break.
  let position = delimiter.length - 2
  if (!body.subarray(0, position).equals(delimiter.subarray(2))) return null
  for (let part = 0; part <= MAX_PARTS; part++) {
    const ending = body.toString('latin1', position, position + 2)
    if (ending === '--') return form
    const start = ending === '\r\n' ? body.indexOf('\r\n\r\n', position) : -1
    const end = start < 0 || start - position > MAX_HEADERS ? -1 : body.indexOf(delimiter, start + 4)
    if (end < 0 || !addPart(form, body.toString('utf8', position, start), body.subarray(start + 4, end))) return null
    position = end + delimiter.length
  }
  return null
}

/** Whether the part has a name. */
function addPart({ texts, files }: MultipartForm, headers: string, content: Buffer): boolean {
  const disposition = /\r\ncontent-disposition:\s*form-data\s*(;[^\r]*)/i.exec(headers)?.[1] ?? ''
  const field = parameter(disposition, 'name')
  const name = parameter(disposition, 'filename')
  if (field === null) return false
  if (name === null) texts.push([field, content.toString()])
  else files.push({ field, name, bytes: content })
  return true
}

function parameter(disposition: string, name: string): string | null {
  const value = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1]
  return value?.replace(/%(?:0A|0D|22)/gi, (escaped) => ESCAPES[escaped.toUpperCase()] ?? escaped) ?? null
}
