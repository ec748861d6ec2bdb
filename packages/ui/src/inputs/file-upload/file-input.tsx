import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import type { ControlProps } from '../fields/control-props.ts'
import { useRequired } from '../fields/use-required.tsx'
import { acceptOf } from './file-rules.ts'

export interface FileInputProps extends Omit<ControlProps, 'readOnly'> {
  /**
   * Endings that the browser's dialog offers, without the dot; all without it. What is dropped is not checked
   * here.
   */
  extensions?: readonly string[] | undefined
  /** Several may be chosen at once; one by default. */
  multiple?: boolean | undefined
  /** Called with what was chosen, dropped or pasted, unchecked. */
  onFiles: (files: readonly File[]) => void
  /** What is pressed; told whether files are held over it. */
  children: (isOver: boolean) => ReactNode
}

/**
 * Files by choosing, dropping or pasting: what is drawn is the label, what has the focus the browser's own input, so
 * that a form can name it, describe it and lead to it. Styled by `[data-over]` and `[data-disabled]`.
 */
export function FileInput({
  extensions,
  multiple = false,
  onFiles,
  children,
  className,
  disabled,
  'aria-required': isRequired,
  'aria-describedby': describedBy,
  ...rest
}: FileInputProps) {
  const [isOver, setOver] = useState(false)
  const required = useRequired(isRequired, describedBy)
  const isIdle = (event: DragEvent) => disabled || !event.dataTransfer.types.includes('Files')

  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (disabled || pasted.length === 0) return
    event.preventDefault()
    onFiles(pasted)
  }

  return (
    <label
      className={className}
      data-over={isOver || undefined}
      data-disabled={disabled || undefined}
      onPaste={paste}
      onDragEnter={(event) => !isIdle(event) && setOver(true)}
      onDragOver={(event) => {
        // Without this the browser opens the file in place of the page.
        event.preventDefault()
        event.dataTransfer.dropEffect = isIdle(event) ? 'none' : 'copy'
      }}
      onDragLeave={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!isIdle(event)) onFiles([...event.dataTransfer.files])
      }}
    >
      <input
        {...rest}
        aria-describedby={required.describedBy}
        type="file"
        className="visually-hidden"
        multiple={multiple}
        accept={acceptOf(extensions)}
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      {required.word}
      {children(isOver)}
    </label>
  )
}
