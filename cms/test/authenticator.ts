import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { portalOf } from '../src/foundation/portal.ts'
import type { TestPortal } from './start-test-portal.ts'

const FLAGS = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 } as const
/** COSE names of the parts of an ES256 key. (RFC 9053, 7.1.1) */
const COSE = { type: 1, algorithm: 3, curve: -1, x: -2, y: -3 } as const

/** What a browser and a device under attack say differently. */
export interface Forgery {
  origin?: string
  host?: string
  type?: string
  challenge?: string
  key?: KeyObject
  /** The signature counter; the next one if absent. */
  count?: number
  isUserPresent?: boolean
}

/** A passkey in software: answers like a browser with an authenticator that counts its signatures. (WebAuthn 3, 6) */
export function anAuthenticator({ payload }: TestPortal, credentialId = randomBytes(32)) {
  const site = new URL(portalOf(payload).env.publicUrl)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = credentialId.toString('base64url')
  let signatures = 0

  const clientData = (type: string, challenge: string, forged: Forgery) =>
    Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? site.origin,
        crossOrigin: false,
      }),
    )
  const head = (flags: number, { host, count = ++signatures, isUserPresent = true }: Forgery) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const presence = isUserPresent ? FLAGS.userPresent | FLAGS.userVerified : 0
    return Buffer.concat([sha256(Buffer.from(host ?? site.hostname)), Buffer.from([flags | presence]), counter])
  }
  const answer = (response: Record<string, Buffer>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])),
  })

  return {
    id,
    credentialId,
    /** The answer to the options of `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }, forged: Forgery = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        head(FLAGS.hasCredential, { count: 0, ...forged }),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ])
      const attestation = new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ])
      const attestationObject = Buffer.from(isoCBOR.encode(attestation))
      return answer({ clientDataJSON: clientData('webauthn.create', challenge, forged), attestationObject })
    },
    /** The answer to the options of `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }, forged: Forgery = {}) {
      const clientDataJSON = clientData('webauthn.get', challenge, forged)
      const authenticatorData = head(0, forged)
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
      const signature = sign('sha256', signed, forged.key ?? privateKey)
      return answer({ clientDataJSON, authenticatorData, signature })
    },
  }
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [COSE.type, 2],
    [COSE.algorithm, -7],
    [COSE.curve, 1],
    [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
    [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  return Buffer.from(isoCBOR.encode(key))
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
