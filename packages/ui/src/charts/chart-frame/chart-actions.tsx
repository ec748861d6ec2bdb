import { Copy, Download, Ellipsis, Maximize2, Minimize2, Table2 } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { saveBlob } from '../../foundation/clipboard/save-blob.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Menu } from '../../overlays/menu/menu.tsx'
import styles from './chart-frame.module.css'
import { chartTexts } from './chart-frame.texts.ts'
import type { useFullScreen } from './chart-room.ts'

/** So long it stands what has become of a picture. */
const SAID_MS = 4_000

interface ChartActionsProps {
  panel: RefObject<HTMLElement | null>
  /** Of the chart; a saved picture is called so. */
  label: string
  screen: ReturnType<typeof useFullScreen>
  showsTable: boolean
  tableId: string | undefined
  onTable: () => void
}

/** What can be done with every chart: its table, the whole screen, and a picture of it to copy or to save. */
export function ChartActions({ panel, label, screen, showsTable, tableId, onTable }: ChartActionsProps) {
  const say = useSay()
  const [said, setSaid] = useState<'drawing' | 'copied' | 'saved' | 'notDrawn'>()
  useEffect(() => {
    if (!said || said === 'drawing') return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  async function take(id: 'copy' | 'save') {
    if (!panel.current) return
    setSaid('drawing')
    try {
      const { pictureOf } = await import('./chart-picture.ts')
      const picture = pictureOf(panel.current)
      // The clipboard must be asked for while the click is fresh: it waits for the picture by itself.
      const isCopied = id === 'copy' && (await copyPicture(picture))
      if (!isCopied) saveBlob(`${label}.png`, await picture)
      setSaid(isCopied ? 'copied' : 'saved')
    } catch {
      setSaid('notDrawn')
    }
  }

  return (
    <div className={styles.actions} data-picture="none">
      <span role="status" className={styles.said}>
        {said && say(chartTexts[said])}
      </span>
      <IconButton
        size="small"
        label={say(showsTable ? chartTexts.hideTable : chartTexts.showTable)}
        aria-expanded={showsTable}
        aria-controls={tableId}
        onClick={onTable}
      >
        <Table2 />
      </IconButton>
      {screen.isFull ? (
        <IconButton size="small" label={say(chartTexts.leaveFullScreen)} onClick={screen.leave}>
          <Minimize2 />
        </IconButton>
      ) : (
        <Menu
          label={say(chartTexts.more)}
          trigger={
            <IconButton size="small" label={say(chartTexts.more)}>
              <Ellipsis />
            </IconButton>
          }
          items={[
            ...(screen.isAllowed
              ? [{ id: 'full', label: say(chartTexts.fullScreen), icon: <Maximize2 size={16} /> }]
              : []),
            { id: 'copy', label: say(chartTexts.copyPicture), icon: <Copy size={16} /> },
            { id: 'save', label: say(chartTexts.savePicture), icon: <Download size={16} /> },
          ]}
          onChoose={(id) => {
            if (id === 'full') screen.enter()
            else void take(id === 'copy' ? 'copy' : 'save')
          }}
        />
      )}
    </div>
  )
}

/** False where the browser gives no clipboard, as it does to pages without TLS. */
async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return true
  } catch {
    return false
  }
}
