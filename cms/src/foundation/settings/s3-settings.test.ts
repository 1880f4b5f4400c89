import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { isPrivateHost } from './private-host.ts'
import { s3Problems } from './s3-settings.ts'

const secrets = { PAYLOAD_SECRET: 'a secret of the tests, 32 letters', FIELD_KEY: '0'.repeat(64) }
const read = (settings: Record<string, string>) =>
  readEnv({ ...secrets, DOCUMENT_KEY: '1'.repeat(64), ...settings }, path.join(tmpdir(), 'no-such-folder')).s3

describe('object storage', () => {
  it('is off by default', () => expect(read({})).toBeNull())

  it('is Amazon S3 with the role of the machine when only the bucket is set', () => {
    expect(read({ S3_BUCKET: 'pravesh', S3_REGION: 'ap-south-1' })).toEqual({
      endpoint: null,
      region: 'ap-south-1',
      publicBucket: 'pravesh',
      privateBucket: 'pravesh',
      credentials: null,
      pathStyle: false,
    })
  })

  it('is another server with keys and a private bucket', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    const buckets = { S3_BUCKET: 'pictures', S3_PRIVATE_BUCKET: 'documents' }
    expect(read({ S3_ENDPOINT: 'http://127.0.0.1:9000', ...buckets, ...keys })).toMatchObject({
      publicBucket: 'pictures',
      privateBucket: 'documents',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      pathStyle: true,
    })
  })

  it.each([
    ['S3_BUCKET', { S3_BUCKET: 'No Bucket' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example.in' }],
    ['S3_ENDPOINT', { S3_BUCKET: 'pravesh', S3_ENDPOINT: 's3.example.in' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'pravesh', S3_ACCESS_KEY_ID: 'key' }],
    ['S3_PATH_STYLE', { S3_BUCKET: 'pravesh', S3_PATH_STYLE: 'yes' }],
  ])('names %s in %j', (name, settings) => expect(() => read(settings)).toThrow(name))

  it('has https in live mode, except in a private network', () => {
    const problems = (S3_ENDPOINT: string) => s3Problems({ S3_BUCKET: 'pravesh', S3_ENDPOINT }, 'live')
    expect(problems('http://s3.example.in')).toEqual([expect.stringContaining('S3_ENDPOINT')])
    for (const endpoint of ['https://s3.example.in', 'http://s3:9000', 'http://10.0.0.7', 'http://[::1]:9000']) {
      expect(problems(endpoint)).toEqual([])
    }
  })
})

it.each([
  ['s3', true],
  ['localhost', true],
  ['192.168.1.4', true],
  ['[fd00::1]', true],
  ['8.8.8.8', false],
  ['172.32.0.1', false],
  ['127.0.0.1.example.in', false],
])('%s is private: %s', (host, expected) => expect(isPrivateHost(host)).toBe(expected))
