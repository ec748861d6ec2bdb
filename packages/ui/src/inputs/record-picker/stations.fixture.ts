import type { RecordSource } from './record-source.ts'

const places = [
  ['Shenzhen Futian CBD', '深圳福田中心', '440300'],
  ['Shenzhen Airport', '深圳机场', '440300'],
  ['Shenzhen Longgang Bus Depot', '深圳龙岗公交总站', '440300'],
  ['Guangzhou Tianhe', '广州天河', '440100'],
  ['Shanghai Hongqiao Hub', '上海虹桥枢纽', '310000'],
  ['Wuhan Optics Valley', '武汉光谷', '420100'],
] as const

const PAGE = 20

/** Stations as a server would page them; each answer waits as long as `delayOf` says, and obeys its signal. */
export function stationSource(
  count: number,
  {
    delayOf = () => 0,
    failing = () => false,
  }: { delayOf?: (text: string) => number; failing?: (page: number) => boolean } = {},
): RecordSource & { asked: string[] } {
  const asked: string[] = []
  const rowOf = (id: number, isEnglish: boolean) => {
    const place = places[(id - 1) % places.length] ?? places[0]
    const round = Math.floor((id - 1) / places.length)
    const name = place[isEnglish ? 0 : 1]
    return {
      id,
      label: round === 0 ? name : `${name} ${round + 1}`,
      detail: `${place[2]}${String(id).padStart(4, '0')}`,
    }
  }
  const wait = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    })

  return {
    asked,
    search: async (text, page, signal, language) => {
      asked.push(`${text} ${page}`)
      await wait(delayOf(text), signal)
      if (failing(page)) throw new Error('unreachable')
      const words = text.toLowerCase()
      const found = Array.from({ length: count }, (_, index) => rowOf(index + 1, language === 'en')).filter(
        (row) => `${row.label} ${row.detail}`.toLowerCase().includes(words),
      )
      return { rows: found.slice((page - 1) * PAGE, page * PAGE), total: found.length }
    },
    resolve: async (ids, signal, language) => {
      await wait(0, signal)
      return ids
        .map(Number)
        .filter((id) => id >= 1 && id <= count)
        .map((id) => rowOf(id, language === 'en'))
    },
  }
}
