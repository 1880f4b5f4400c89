/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'अपने आप हुई जाँच',
  hint: 'इसमें लिखी हुई बातें मिलाई जाती हैं। निर्णय आप लेते हैं।',
  summary: (look, unknown) =>
    [...(look === 0 ? [] : [`${look} देखें`]), ...(unknown === 0 ? [] : [`${unknown} की जाँच नहीं हो सकती`])].join(', '),
  passed: (count) => (count === 1 ? '1 जाँच ठीक रही' : `${count} जाँचें ठीक रहीं`),
}
