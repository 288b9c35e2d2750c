import { type Conditions, isSeen, type Visit } from '#schemas/rules/audience.ts'

/** The banners that this visitor may see now, in the editor's order (BAN-03 to BAN-06, GAP-127). */
export function chooseBanners<Banner extends Conditions>(
  banners: readonly Banner[],
  visit: Visit,
): Banner[] {
  return banners.filter((it) => isSeen(it, visit))
}
