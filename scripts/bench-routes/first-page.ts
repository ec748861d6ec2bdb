export type Row = Readonly<Record<string, string | number | null>>

/** The first page of a list, with the session that the console keeps. */
export async function firstPage(of: 'station' | 'operatingUnit'): Promise<Row[]> {
  const { value } = JSON.parse(localStorage.getItem('ampdeck.token') ?? '{}')
  const answer = await fetch(`/config-service/${of}/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: value },
    body: JSON.stringify({ current: 1, pageSize: 10 }),
  })
  return (await answer.json()).data.records
}
