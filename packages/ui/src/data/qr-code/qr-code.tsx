import { QrCode as Chakra } from '@chakra-ui/react/qr-code'
import { clsx } from 'clsx'
import { OverlayProvider } from '../../overlays/overlay/overlay-provider.tsx'
import styles from './qr-code.module.css'

export interface QrCodeProps {
  /** What a scanner reads. */
  text: string
  /** What it is the code of; read aloud in its place. */
  label: string
  /** Of the outermost element, which is as wide as its place. */
  className?: string | undefined
}

/** A text as a QR code: black on white in every mode, since scanners know no other. It fills its place. */
export function QrCode({ text, label, className }: QrCodeProps) {
  return (
    <span role="img" aria-label={label} className={clsx(styles.code, className)}>
      <OverlayProvider>
        <Chakra.Root value={text} encoding={{ ecc: 'M' }} unstyled>
          <Chakra.Frame unstyled className={styles.frame} aria-hidden="true">
            <Chakra.Pattern unstyled className={styles.pattern} />
          </Chakra.Frame>
        </Chakra.Root>
      </OverlayProvider>
    </span>
  )
}
