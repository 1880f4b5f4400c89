import { describe, expect, it } from 'vitest'
import { archiveProblems, archiveServer } from './archive-settings.ts'

const keys = { ARCHIVE_S3_ACCESS_KEY_ID: 'id', ARCHIVE_S3_SECRET_ACCESS_KEY: 'secret' }

describe('the server of a log archive', () => {
  it('is none without an endpoint or a region', () => {
    expect(archiveServer({})).toBeNull()
  })

  it('is Amazon S3 in a region, with the role of the machine', () => {
    expect(archiveServer({ ARCHIVE_S3_REGION: 'ap-south-1' })).toEqual({
      endpoint: null,
      region: 'ap-south-1',
      credentials: null,
      pathStyle: false,
    })
  })

  it('is another server, with the bucket in the path unless a setting says otherwise', () => {
    const server = { ARCHIVE_S3_ENDPOINT: 'https://s3.example.in', ...keys }
    expect(archiveServer(server)).toEqual({
      endpoint: 'https://s3.example.in',
      region: 'us-east-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      pathStyle: true,
    })
    expect(archiveServer({ ...server, ARCHIVE_S3_PATH_STYLE: 'false' })).toMatchObject({ pathStyle: false })
  })

  it('has both keys or none, and no open line in live mode', () => {
    const open = { ARCHIVE_S3_ENDPOINT: 'http://s3.example.in' }
    expect(archiveProblems({ ARCHIVE_S3_ACCESS_KEY_ID: 'id' }, 'demo')).toEqual([
      expect.stringMatching(/^Set both ARCHIVE_S3_ACCESS_KEY_ID and ARCHIVE_S3_SECRET_ACCESS_KEY/),
    ])
    expect(archiveProblems({ ...open, ...keys }, 'live')).toEqual([
      expect.stringMatching(/^ARCHIVE_S3_ENDPOINT must start with https/),
    ])
    expect(archiveProblems({ ...open, ...keys }, 'demo')).toEqual([])
    expect(archiveProblems({ ARCHIVE_S3_ENDPOINT: 'http://127.0.0.1:9000', ...keys }, 'live')).toEqual([])
  })
})
