/** read: none yet */
import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import type { DocumentFormat, DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { fileSize } from '@pravesh/shared/platform/file-size'
import type { en } from './en.ts'

const upTo = (format: DocumentFormat) => `${fileSize(FORMAT_RULES[format].maxBytes)} तक`

const ALLOWED: Record<DocumentFormat, string> = {
  picture: `JPG या PNG, ${upTo('picture')}। इससे बड़ी तस्वीर को आप यहाँ क्रॉप करके छोटा कर सकते हैं।`,
  scan: `PDF, JPG या PNG, ${upTo('scan')}।`,
  pdf: `PDF, ${upTo('pdf')}।`,
}

export const hi: typeof en = {
  optional: (label: string) => `${label} (वैकल्पिक)`,
  allowed: ALLOWED,
  choose: 'फ़ाइल चुनें',
  replace: 'बदलें',
  remove: 'हटाएँ',
  pdf: 'PDF',
  camera: 'फ़ोटो खींचें',
  cancel: 'रद्द करें',
  tryAgain: 'फिर से कोशिश करें',
  open: 'खोलें',
  newTab: '(नए टैब में खुलता है)',
  picture: (label: string) => `आपकी अपलोड की हुई फ़ाइल: ${label}`,
  checking: (name: string) => `${name} की जाँच हो रही है…`,
  sending: (name: string) => `${name} अपलोड हो रही है…`,
  progress: (label: string) => `कितना अपलोड हुआ: ${label}`,
  stillUploading: 'एक फ़ाइल अभी अपलोड हो रही है। पूरा होने तक रुकें।',
  waiting: 'इंटरनेट कनेक्शन टूट गया। हम अपने-आप फिर से कोशिश करेंगे।',
  offline: 'आप ऑफ़लाइन हैं। इंटरनेट वापस आने पर अपलोड आगे चलेगा। आपको फ़ाइल दोबारा चुनने की ज़रूरत नहीं है।',
  stopped: 'हम फ़ाइल अपलोड नहीं कर सके। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें। आपको फ़ाइल दोबारा चुनने की ज़रूरत नहीं है।',
  notUploaded: (label: string) => `${label}: हम आपकी फ़ाइल अपलोड नहीं कर सके। इसे दोबारा चुनें।`,
  removed: (label: string) => `${label}: फ़ाइल हटा दी गई।`,
  shape: (kind: DocumentKind) =>
    kind === 'signature'
      ? 'तस्वीर को ऐसे क्रॉप करें कि उसमें सिर्फ़ हस्ताक्षर दिखें।'
      : 'तस्वीर को ऐसे क्रॉप करें कि उसमें आपका चेहरा पूरा भर जाए, जैसे पासपोर्ट फ़ोटो में।',
  offer: {
    crop: 'इसे क्रॉप करें और छोटा करें',
    shrink: 'इसे छोटा करें',
    pages: 'इसकी PDF बनाएँ',
    asItIs: 'इसे क्रॉप किए बिना रखें',
    canCrop: 'आप इसे यहाँ क्रॉप करके छोटा कर सकते हैं, ताकि यह ठीक बैठे।',
    canShrink: 'आप इसे यहाँ छोटा कर सकते हैं, ताकि यह ठीक बैठे।',
    canPages: 'आप यहाँ इस फ़ोटो और दूसरी फ़ोटो की एक PDF बना सकते हैं।',
  },
  photos: 'कई फ़ोटो, एक PDF',
  working: 'छोटा किया जा रहा है…',
  crop: {
    title: (label: string) => `क्रॉप करें: ${label}`,
    hint: 'तस्वीर को उँगली, माउस या तीर वाली कुंजियों से खिसकाएँ।',
    area: 'तस्वीर। इसे खिसकाने के लिए तीर वाली कुंजियाँ दबाएँ।',
    zoom: 'ज़ूम',
    turn: 'घुमाएँ',
    use: 'यही तस्वीर रखें',
  },
}
