/** read: none yet */
import type { en } from './en.ts'

const NEWER = ' (नया)'

export const hi: typeof en = {
  title: 'आपने दूसरे डिवाइस पर फ़ॉर्म आगे भरा है',
  text: 'आपने यह फ़ॉर्म दो जगह बदला है। चुनें कि कौन-सा फ़ॉर्म रखना है। हम दूसरे को हटा देंगे।',
  here: (when: string, isNewer: boolean) => `इस डिवाइस पर: आखिरी बदलाव ${when}${isNewer ? NEWER : ''}`,
  there: (when: string, isNewer: boolean) => `दूसरे डिवाइस पर: आखिरी बदलाव ${when}${isNewer ? NEWER : ''}`,
  differ: 'ये जवाब अलग-अलग हैं:',
  more: (count: number) => `और ${count} अन्य`,
  documents: 'दस्तावेज़',
  useHere: 'इस डिवाइस वाला फ़ॉर्म रखें',
  useThere: 'दूसरे डिवाइस वाला फ़ॉर्म रखें',
}
