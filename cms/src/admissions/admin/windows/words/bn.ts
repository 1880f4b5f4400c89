/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  label: 'ছাত্রছাত্রীরা কী সংশোধন করতে পারেন',
  hint: 'বাকি সব উত্তর ও নথি বন্ধ থাকবে। সংশোধনের সঙ্গে যা জড়িত, তা-ও বদলানো যাবে, যেমন রাজ্যের সঙ্গে জেলা।',
  noCourse: 'আগে কোর্স বাছুন।',
  chosen: (count, all) => `${all}টির মধ্যে ${count}টি বাছা হয়েছে`,
}
