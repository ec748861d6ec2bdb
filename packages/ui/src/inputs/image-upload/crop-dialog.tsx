import { commonTexts } from '@ampdeck/api/texts'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { styleNonce } from '../../foundation/theme/style-nonce.ts'
import { Dialog } from '../../overlays/dialog/dialog.tsx'
import { cropImage } from './crop-image.ts'
import styles from './image-upload.module.css'
import { imageTexts } from './image-upload.texts.ts'

const MAX = 4

export interface CropDialogProps {
  /** The picture as it was chosen. */
  file: File
  /** Width by height of what is cut out. */
  aspect: number
  /** How the part is drawn; what is cut out is a rectangle either way. */
  shape: 'round' | 'rect'
  /** Called with the part that was cut out, as a file of its own. */
  onDone: (file: File) => void
  /** Left without a picture. */
  onCancel: () => void
  /** The browser cannot read the picture after all. */
  onUnreadable: () => void
}

/** Chooses the part of a picture: dragging or arrow keys move it, wheel or slider zoom. */
export function CropDialog({ file, aspect, shape, onDone, onCancel, onUnreadable }: CropDialogProps) {
  const say = useSay()
  const [url, setUrl] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const use = async () => {
    if (!area) return
    setBusy(true)
    try {
      onDone(await cropImage(file, area))
    } catch {
      onUnreadable()
    }
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={say(imageTexts.crop)}
      footer={
        <>
          <Button look="plain" size="form" onClick={onCancel}>
            {say(commonTexts.cancel)}
          </Button>
          <Button look="primary" size="form" busy={isBusy} disabled={!area} onClick={use}>
            {say(imageTexts.use)}
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX}
            aspect={aspect}
            cropShape={shape}
            keyboardStep={4}
            nonce={styleNonce()}
            showGrid={shape === 'rect'}
            cropperProps={{ role: 'application', 'aria-label': say(imageTexts.area) }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label className={styles.zoom}>
        {say(imageTexts.zoom)}
        <input
          type="range"
          min={1}
          max={MAX}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </Dialog>
  )
}
