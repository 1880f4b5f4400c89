/** Texts of Payload's editor for rich text, by its names for them. */
export const en = {
  general: {
    placeholder: "Start typing, or press '/' for commands...",
    slashMenuBasicGroupLabel: 'Basic',
    slashMenuListGroupLabel: 'Lists',
    toolbarItemsActive: '{{count}} active',
  },
  paragraph: { label: 'Paragraph', label2: 'Normal Text' },
  heading: { label: 'Heading {{headingLevel}}' },
  unorderedList: { label: 'Unordered List' },
  orderedList: { label: 'Ordered List' },
  blockquote: { label: 'Blockquote' },
  horizontalRule: { label: 'Horizontal Rule' },
  link: { label: 'Link', loadingWithEllipsis: 'Loading...' },
}
