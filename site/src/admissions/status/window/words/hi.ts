/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  until: (day: string) => `आप ये हिस्से ${day} तक सुधार सकते हैं, उस दिन को मिलाकर:`,
  optional: 'अगर ये सही हैं, तो आपको कुछ करने की ज़रूरत नहीं है।',
  correct: 'मेरा आवेदन सुधारें',
}
