import type { Random } from '../../demo/random.ts'
import { SKYLINE } from '../../demo/sellers.ts'

const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓韩冯曹']
const givenNames = [
  '子轩',
  '雨桐',
  '思远',
  '佳宁',
  '浩然',
  '梓涵',
  '文博',
  '欣怡',
  '志强',
  '晓燕',
  '建国',
  '丽华',
  '俊杰',
  '雅琪',
  '伟',
  '静',
  '磊',
  '敏',
  '洋',
  '婷',
  '涛',
  '颖',
  '鹏',
  '倩',
  '宇',
  '琳',
  '凯',
  '楠',
  '博',
  '悦',
]
const regions = [
  '粤B',
  '粤A',
  '粤E',
  '粤S',
  '沪A',
  '苏E',
  '浙A',
  '浙B',
  '苏A',
  '京A',
  '鲁A',
  '鄂A',
  '湘A',
  '川A',
  '渝A',
]

/** An invented name. */
export function personName(random: Random): string {
  return random.pick(surnames) + random.pick(givenNames)
}

/** Numbers of the second seller's members that the first one's leave free. */
const RESERVED_FROM = 9_500
const RESERVED = 500

/**
 * The phone of a seller's `n`th member (from 0), under the test prefix 1390000 for the first ten thousand. The first
 * member of both sellers is the same person.
 */
export function memberPhone(sellerId: number, n: number): string {
  if (n === 0) return phone(100)
  if (sellerId === SKYLINE) return phone(n + 100 < RESERVED_FROM ? n + 100 : n + 100 + RESERVED)
  return phone(n < RESERVED ? RESERVED_FROM + n : 9_000_000 + n)
}

function phone(n: number): string {
  return `1390${String(n).padStart(7, '0')}`
}

/** A plate of new-energy form whose number nobody has: it ends in the letter range for tests. */
export function plateOf(sellerId: number, n: number): string {
  if (n === 0) return '粤BD00001'
  const own = sellerId === SKYLINE ? n : 500_000 + n
  const region = regions[own % regions.length] ?? '粤B'
  return `${region}${own >= 1_500_000 ? 'F' : 'D'}${String(1 + (Math.floor(own / regions.length) % 99_999)).padStart(5, '0')}`
}

/** Seventeen characters under a maker's code that nobody has. */
export function vinOf(sellerId: number, n: number): string {
  return `LZZ9TEST${sellerId % 10}${String(n).padStart(8, '0')}`
}
