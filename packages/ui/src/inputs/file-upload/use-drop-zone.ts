import { type DragEvent, useState } from 'react'

/** A place onto which files can be dropped. */
export function useDropZone(onDrop: (files: readonly File[]) => void, disabled: boolean) {
  const [isOver, setOver] = useState(false)
  const isIdle = (event: DragEvent) => disabled || !event.dataTransfer.types.includes('Files')

  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!isIdle(event)) setOver(true)
      },
      onDragOver: (event: DragEvent) => {
        // Without this the browser opens the file in place of the page.
        event.preventDefault()
        event.dataTransfer.dropEffect = isIdle(event) ? 'none' : 'copy'
      },
      onDragLeave: (event: DragEvent) => {
        const into = event.relatedTarget
        if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        if (!isIdle(event)) onDrop([...event.dataTransfer.files])
      },
    },
  }
}
