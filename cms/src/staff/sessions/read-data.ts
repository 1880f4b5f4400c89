import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'

/** Parses a JSON or multipart body. Throws a Problem (400) when it is malformed. */
export async function readData(req: PayloadRequest): Promise<unknown> {
  try {
    await addDataAndFileToRequest(req)
    return req.data ?? {}
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof APIError)) throw error
    const publicMessage = 'We could not read the request. Try again.'
    throw new Problem({ code: 'MALFORMED_BODY', status: 400, publicMessage })
  }
}
