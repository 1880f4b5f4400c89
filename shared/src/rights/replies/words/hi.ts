/** read: none yet */
import type { en } from './en.ts'

export const hi: Record<keyof typeof en, string> = {
  RIGHT_ASKED: 'हमें आपका अनुरोध मिल गया है।',
  RIGHT_WITHDRAWN: 'आपका अनुरोध वापस ले लिया गया है।',
  NOMINEE_SAVED: 'आपने इस व्यक्ति को नामित कर दिया है।',
  NOMINEE_REMOVED: 'अब आपने किसी को नामित नहीं किया है।',
  ALREADY_ASKED: 'आप ऐसा अनुरोध पहले ही भेज चुके हैं। हमारे जवाब का इंतज़ार करें।',
  NOT_WAITING: 'यह अनुरोध अब खुला नहीं है। पेज दोबारा लोड करें।',
  TOO_MANY_RIGHTS: 'आपने आज बहुत सारे अनुरोध भेजे हैं। कल फिर से कोशिश करें।',
}
