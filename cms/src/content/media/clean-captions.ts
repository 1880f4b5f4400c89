import { fileChecks } from '../../storage/uploads/checks/feature.ts'
import { uploadedFile } from './uploaded-file.ts'

/** Accepts captions in WebVTT and stores their cues alone. */
export const cleanCaptions = uploadedFile({
  facts: ['cues'],
  fallback: 'captions',
  tooComplex: 'We cannot check these captions. Save them again as WebVTT, then upload them.',
  check: async ({ req: { payload }, bytes, person }) => {
    const captions = await fileChecks(payload).run('checkCaptions', { bytes }, person)
    if ('refusal' in captions) return captions
    const { text, cues } = captions
    return { data: Buffer.from(text), type: 'text/vtt', ending: 'vtt', facts: { cues } }
  },
})
