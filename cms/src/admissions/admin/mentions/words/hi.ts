/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'उल्लेख',
  intro: 'वे टिप्पणियाँ, जिनमें सहकर्मियों ने आपका उल्लेख किया है।',
  none: 'कोई खुला उल्लेख नहीं है।',
  by: (who, number) => `${who} ने ${number} पर आपका उल्लेख किया है`,
  hidden: 'अब आप यह आवेदन नहीं देख सकते।',
  done: 'हो गया',
  doneHeading: 'पहले हो चुके',
  open: (count) => (count === 1 ? '1 टिप्पणी में आपका उल्लेख है' : `${formatNumber(count)} टिप्पणियों में आपका उल्लेख है`),
  detail: 'इन्हें पढ़ने और “हो गया” करने के लिए “उल्लेख” खोलें।',
}
