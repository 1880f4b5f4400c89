/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  welcome: (name) => `नमस्ते, ${name}`,
  attention: 'ध्यान देना है',
  calm: 'अभी किसी बात पर ध्यान देने की ज़रूरत नहीं है।',
  jobs: 'आप क्या करना चाहते हैं?',
  all: 'बाकी सब',
  moreTasks: 'और काम',
  incomplete: {
    text: 'यह सूची अधूरी है',
    detail: 'इसका एक भाग नहीं पढ़ा जा सका। एक मिनट बाद यह पेज फिर खोलें।',
  },
}
