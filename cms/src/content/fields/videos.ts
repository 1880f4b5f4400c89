import { videoPlayer } from '@pravesh/shared/content/video-player'
import type { ArrayField, TextFieldSingleValidation } from 'payload'
import { pictureField } from './pictures.ts'
import { rowLabel } from './row-label.ts'

const checkVideo: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && videoPlayer(value) !== null) ||
  'Enter the address of a video on YouTube or Vimeo, or of an MP4 or WebM file. It starts with https://'

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
      name: 'url',
      type: 'text',
      required: true,
      maxLength: 500,
      label: 'Address',
      validate: checkVideo,
      admin: { description: 'On YouTube or Vimeo, or of an MP4 or WebM file.', placeholder: 'https://youtu.be/…' },
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
          'For people who cannot see or hear it, and for those who save data. Switch captions on where the video is stored, too.',
      },
    },
  ],
}
