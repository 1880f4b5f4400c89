/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  general: {
    placeholder: "लिखना शुरू करें, या विकल्पों के लिए '/' दबाएँ …",
    slashMenuBasicGroupLabel: 'सामान्य',
    slashMenuListGroupLabel: 'सूचियाँ',
    toolbarItemsActive: '{{count}} चुने हुए',
  },
  paragraph: { label: 'अनुच्छेद', label2: 'सामान्य पाठ' },
  heading: { label: 'शीर्षक {{headingLevel}}' },
  unorderedList: { label: 'बिंदुओं वाली सूची' },
  orderedList: { label: 'क्रमांक वाली सूची' },
  blockquote: { label: 'उद्धरण' },
  horizontalRule: { label: 'आड़ी रेखा' },
  link: { label: 'लिंक', loadingWithEllipsis: 'खुल रहा है …' },
}
