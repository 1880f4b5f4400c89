// Runs in a worker, because a large allotment takes a second or two on a phone.
import { type Answer, answerTo } from './answer-to.ts'

addEventListener('message', async ({ data }: MessageEvent<{ file: Uint8Array<ArrayBuffer>; key: string }>) => {
  const answer: Answer = await answerTo(data.file, data.key)
  postMessage(answer)
})
