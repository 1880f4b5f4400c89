import { videoPlayer } from '@pravesh/shared/content/video-player'
import type { ArrayField, Condition, TextFieldSingleValidation } from 'payload'
import type { College } from '../../payload-types.ts'
import { pictureField } from './pictures.ts'
import { rowLabel } from './row-label.ts'

type Row = Partial<NonNullable<College['videos']>[number]>

const hasFile: Condition = (_, row: Row) => Boolean(row.file)
const hasNoFile: Condition = (_, row: Row) => !row.file

/** A video has a file or the address of one. */
const checkAddress: TextFieldSingleValidation = (value, { siblingData }) =>
  Boolean((siblingData as Row).file) ||
  (typeof value === 'string' && videoPlayer(value) !== null) ||
  'Upload a video file, or enter the address of a video on YouTube or Vimeo, or of an MP4 or WebM file. It starts with https://'

/** Short videos of a course or college. */
export const videosField: ArrayField = {
  name: 'videos',
  type: 'array',
  label: 'Videos',
  labels: { singular: 'Video', plural: 'Videos' },
  maxRows: 6,
  admin: {
    description: 'A minute or two each. Nothing is loaded from the video’s host before a visitor presses it.',
    components: { RowLabel: rowLabel({ title: 'title' }) },
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      label: 'Title',
      admin: { placeholder: 'A walk through the college' },
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'video-files',
      label: 'Video file',
      admin: { description: 'MP4 or WebM. Leave it empty if the video is on another site.' },
    },
    {
      name: 'captions',
      type: 'upload',
      relationTo: 'caption-files',
      label: 'Captions',
      admin: {
        condition: hasFile,
        description: 'What is said, as WebVTT (.vtt). Visitors switch captions on and off in the player.',
      },
    },
    {
      name: 'url',
      type: 'text',
      maxLength: 500,
      label: 'Address',
      validate: checkAddress,
      admin: {
        condition: hasNoFile,
        description: 'On YouTube or Vimeo, or of an MP4 or WebM file.',
        placeholder: 'https://youtu.be/…',
      },
    },
    pictureField({
      name: 'poster',
      label: 'Still picture',
      description: 'Stands in place of the video until it is pressed. 1,280 × 720 pixels or more.',
    }),
    {
      name: 'transcript',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      label: 'What it shows and says',
      admin: {
        rows: 4,
        description:
          'For people who cannot see or hear it, and for those who save data. Add captions to a file, and switch them on where a linked video is stored.',
      },
    },
  ],
}
