import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import 'react-easy-crop/react-easy-crop.css'
import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS, DOCUMENT_LABELS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import Cropper from 'react-easy-crop'
import { Modal } from '../../forms/Modal.tsx'
import { type Area, fittingJpeg } from './canvas-picture.ts'
import { SHAPES } from './file-shape.ts'
import { useTurnedPicture } from './use-turned-picture.ts'
import { uploadWords } from './words/words.ts'

interface CropDialogProps {
  kind: DocumentKind
  file: File
  /** Why the file cannot be used as it is; otherwise empty. */
  problem: string
  onClose: () => void
  onDone: (cropped: File) => void
}
const ZOOM = { min: 1, max: 5, step: 0.05 }
/** How far an arrow key moves the picture, in CSS pixels. */
const KEY_STEP = 6

/**
 * Crops a picture to the shape of the document and shrinks it to fit, by touch, mouse or keyboard. Rendered in a portal
 * outside the form, so that Enter on the slider does not submit the form.
 */
export default function CropDialog({ kind, file, problem, onClose, onDone }: CropDialogProps) {
  const words = useWords(uploadWords)
  const translate = useTranslate()
  const w = words.crop
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(ZOOM.min)
  const [area, setArea] = useState<Area | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { picture, turn } = useTurnedPicture(file)
  const { aspect = 1, maxSide = 1200 } = SHAPES[kind] ?? {}
  const { maxBytes } = FORMAT_RULES[DOCUMENT_FORMATS[kind]]

  async function use() {
    if (picture === null || area === null || isBusy) return
    setIsBusy(true)
    const cropped = await fittingJpeg({ picture: picture.canvas, area, maxSide, maxBytes, name: file.name })
    setIsBusy(false)
    if (cropped) onDone(cropped)
  }

  return createPortal(
    <Modal id="crop" title={w.title(translate(DOCUMENT_LABELS[kind]))} onClose={onClose}>
      {problem !== '' && (
        <p>
          {translate(problem)}
          <br />
          {words.offer.canCrop}
        </p>
      )}
      <p className="hint" id="crop-hint">
        {w.hint}
      </p>
      <div className="cropper">
        {picture && (
          <Cropper
            image={picture.address}
            crop={position}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={aspect}
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_, points) => setArea(points)}
            cropperProps={{ 'aria-label': w.area, role: 'application' }}
          />
        )}
      </div>
      <div className="field">
        <label htmlFor="crop-zoom">{w.zoom}</label>
        <input
          id="crop-zoom"
          type="range"
          {...ZOOM}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </div>
      <div className="document-actions">
        <button type="button" className="button primary" aria-disabled={isBusy || area === null} onClick={use}>
          {isBusy ? words.working : w.use}
        </button>
        <button type="button" className="button quiet" onClick={turn}>
          {w.turn}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Modal>,
    document.body,
  )
}
