/** @sqlite-only objects of a bucket; backup-portal.int.test.ts keeps them beside both databases */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '../../test/builders/documents.ts'
import { aPicture } from '../../test/builders/pictures.ts'
import { newBuckets, s3Environment, s3TestUrl } from '../../test/s3-server.ts'
import { siteFileTests } from '../../test/site-file-tests.ts'
import { aStaffSession } from '../../test/staff-session.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { storedUploadTests } from '../../test/stored-upload-tests.ts'
import { tcpProxy } from '../../test/tcp-proxy.ts'
import { uploadsTo } from '../../test/uploads.ts'
import { countAll } from '../database/records/count-all.ts'
import { portalOf } from '../foundation/portal.ts'
import type { S3Settings } from '../foundation/settings/s3-settings.ts'
import { checkStorage } from './check-storage.ts'
import { S3Storage } from './s3-storage.ts'
import { sweepFiles } from './sweep-files.ts'

describe.skipIf(s3TestUrl === '')('uploads in S3', () => {
  let proxy: Awaited<ReturnType<typeof tcpProxy>>
  let settings: S3Settings
  beforeAll(async () => {
    proxy = await tcpProxy(new URL(s3TestUrl))
    settings = await newBuckets(proxy.url)
    Object.assign(process.env, s3Environment(settings))
  })
  const portal = startTestPortal()
  const { uploader, send } = uploadsTo(portal)
  afterAll(() => proxy.close())

  const upload = () => send({ name: 'result.pdf', bytes: aPdf() })
  const documents = () => countAll(portal.payload, 'applicant-documents')
  const newestDocument = async () => {
    const { docs } = await portal.payload.find({ collection: 'applicant-documents', sort: '-createdAt', limit: 1 })
    return docs[0]
  }
  const withoutStorage = async <T>(run: () => Promise<T>) => {
    proxy.cut()
    try {
      return await run()
    } finally {
      await proxy.mend()
    }
  }

  storedUploadTests(portal)
  siteFileTests(portal)

  it('serves a document to its owner, and by no other address', async () => {
    expect((await upload()).status).toBe(200)
    const document = await newestDocument()
    const { headers: staff } = await aStaffSession(portal, ['administrator'])
    expect((await portal.call('GET', `/api/file/document/${document?.id}`, undefined, uploader.headers)).bytes).toEqual(
      Buffer.from(aPdf()),
    )
    const name = document?.filename ?? ''
    for (const address of [
      `/api/applicant-documents/file/${name}`,
      `/api/media/file/${name}`,
      `/api/media/file/..%2Fprivate%2Fdocuments%2F${name}`,
      `/api/media/file/${name}?prefix=private/documents`,
    ]) {
      for (const headers of [{}, uploader.headers, staff]) {
        const { status, bytes } = await portal.call('GET', address, undefined, headers)
        expect({ address, isHidden: status >= 400 && !bytes.includes('%PDF') }).toEqual({ address, isHidden: true })
      }
    }
  })

  it('does not give files to a visitor who knows the bucket', async () => {
    await upload()
    const { filename } = (await newestDocument()) ?? {}
    const address = `${settings.endpoint}/${settings.privateBucket}/private/documents/${filename}`
    expect((await fetch(address)).status).toBe(403)
  })

  it('says that a file could not be stored or loaded, and stores no record without its file', async () => {
    await upload()
    const document = await newestDocument()
    const before = await documents()
    const refused = await withoutStorage(upload)
    expect(refused).toMatchObject({
      status: 503,
      reply: { success: false, msg: expect.stringContaining('store the file') },
    })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await documents()).toBe(before)
    const address = `/api/file/document/${document?.id}`
    const hidden = await withoutStorage(() => portal.call('GET', address, undefined, uploader.headers))
    expect(hidden).toMatchObject({ status: 503, reply: { msg: expect.stringContaining('load the file') } })
    expect((await portal.call('GET', address, undefined, uploader.headers)).status).toBe(200)
    expect((await upload()).status).toBe(200)
  })

  it('keeps a record whose file cannot be deleted, and a replaced picture', async () => {
    const picture = await aPicture(portal.payload)
    const remove = () => portal.payload.delete({ collection: 'media', id: picture.id })
    await expect(withoutStorage(remove)).rejects.toMatchObject({ status: 503 })
    const { headers } = await aStaffSession(portal, ['content-editor'])
    const crop =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
    const change = () => portal.call('PATCH', `/api/media/${picture.id}?${crop}`, {}, headers)
    const refused = await withoutStorage(change)
    expect(refused).toMatchObject({
      status: 503,
      reply: { errors: [{ message: expect.stringContaining('file storage') }] },
    })
    expect((await portal.call('GET', picture.url ?? '', undefined, headers)).status).toBe(200)
    await remove()
  })

  it('fails a sweep during an outage without deleting anything', async () => {
    const later = new Date(Date.now() + 2 * 60 * 60_000)
    await expect(withoutStorage(() => sweepFiles({ payload: portal.payload, now: later }))).rejects.toMatchObject({
      status: 503,
    })
  })

  it('refuses to start with a wrong bucket or key, but starts during an outage', async () => {
    const { payload } = portal
    const current = portalOf(payload).storage
    await checkStorage(payload)
    await withoutStorage(() => checkStorage(payload))
    const wrong = {
      ...settings,
      credentials: { accessKeyId: settings.credentials?.accessKeyId ?? '', secretAccessKey: 'no' },
    }
    for (const each of [wrong, { ...settings, privateBucket: 'pravesh-no-such-bucket' }]) {
      portalOf(payload).storage = new S3Storage(each)
      await expect(checkStorage(payload)).rejects.toThrow(/S3_BUCKET/)
    }
    portalOf(payload).storage = current
  })
})
