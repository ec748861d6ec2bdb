import { say } from '@ampdeck/api/texts'
import { DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { type RefObject, use, useEffect, useRef, useState } from 'react'
import type { Anatomy, AnatomyPart, Guide } from '../packages/ui/src/foundation/guide/guide.ts'
import styles from './anatomy.module.css'
import { type Box, boxOf, marksOf } from './anatomy-marks.ts'
import { Words } from './sentence.tsx'

/** A story this wide, in pixels, would be too small beside its list. */
const WIDE = 640
const HEADING = ['Anatomy', '组成'] as const

/**
 * The parts of a component by number: its story, drawn in a document of its own, for an overlay would cover the page.
 * The picture is for the eye alone and takes neither focus nor presses; the list says all of it.
 */
export function AnatomyOf() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const docs = use(DocsContext)
  const { anatomy }: Partial<Guide> = preparedMeta.parameters.guide ?? {}
  if (!anatomy) return null

  const { story } = docs.resolveOf(csfFile.moduleExports?.[anatomy.story], ['story'])
  const { language, mode, accent } = docs.getStoryContext(story).globals
  const query = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    picture: '',
    globals: `language:${language};mode:${mode};accent:${accent}`,
  })
  return (
    <section>
      <h2>{say(HEADING, language)}</h2>
      {/* Storybook's page is light in either mode; the picture is as its story. */}
      <div className={styles.anatomy}>
        <Picture key={String(query)} address={`iframe.html?${query}`} mode={mode} {...anatomy} />
        <ol className={styles.parts} lang={language} data-mode="light">
          {anatomy.parts.map(({ name, at, note }) => (
            <li key={at}>
              <strong>{say(name, language)}</strong>
              <span>
                <Words of={say(note, language)} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface PictureProps extends Anatomy {
  address: string
  mode: string
}

function Picture({ size: [width, height], zoom = 1, parts, address, mode }: PictureProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scale = useScale(room, width, zoom)
  const boxes = useBoxes(frame, parts)

  return (
    <div
      ref={room}
      aria-hidden="true"
      className={styles.room}
      style={{ maxWidth: width * zoom }}
      data-wide={width * zoom > WIDE}
    >
      <div
        className={styles.picture}
        style={{ height: height * scale }}
        data-mode={mode}
        data-drawn={boxes !== undefined}
      >
        <iframe ref={frame} inert src={address} title={address} style={{ width, height, scale }} />
        {marksOf(boxes ?? [], scale).map(({ number, box: { x: left, y: top, width, height }, x, y }) => (
          <div key={number}>
            <span className={styles.outline} style={{ left, top, width, height }} />
            <span className={styles.mark} style={{ left: x, top: y }}>
              {number}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** By how much a picture is larger than its story: at most so many times, and less where the page is narrow. */
function useScale(room: RefObject<HTMLElement | null>, width: number, most: number): number {
  const [scale, setScale] = useState(most)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setScale(Math.min(most, (entry?.contentRect.width ?? width) / width)),
    )
    if (room.current) observer.observe(room.current)
    return () => observer.disconnect()
  }, [room, width, most])
  return scale
}

const LOOK_EVERY_MS = 250
/** Parts may still move for a while: fonts and what is loaded on demand. */
const LOOKS = 12

/** Where the parts are once the story is drawn and its play function has ended. */
function useBoxes(
  frame: RefObject<HTMLIFrameElement | null>,
  parts: readonly AnatomyPart[],
): (Box | undefined)[] | undefined {
  const [boxes, setBoxes] = useState<(Box | undefined)[]>()
  useEffect(() => {
    let looks = 0
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument
      if (!page || !isDrawn(frame.current?.contentWindow)) return
      setBoxes(parts.map(({ at }) => boxOf(page, at)))
      if (++looks === LOOKS) clearInterval(timer)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [frame, parts])
  return boxes
}

interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

function isDrawn(story: Window | null | undefined): boolean {
  const { currentRender } = (story as StoryWindow | null | undefined)?.__STORYBOOK_PREVIEW__ ?? {}
  return currentRender?.phase === 'finished'
}
