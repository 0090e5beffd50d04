// Real traces up to their solution, as kinds of events: puzzles of data/collections and one of the hardest
// known, told by `nonet solve --engine … --trace` (cdcl with `--decide mrv`). A letter is an event, a
// number behind it how many of them follow each other; w is a dead end of plain search: conflict, undo,
// eliminate.
import type { Kind, TraceEvent } from './trace';

const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  s: ['start'],
  d: ['decide'],
  i: ['imply'],
  c: ['conflict'],
  r: ['resolve'],
  l: ['learn'],
  b: ['backjump'],
  a: ['restart'],
  e: ['eliminate'],
  u: ['undo'],
  w: ['conflict', 'undo', 'eliminate'],
  t: ['step'],
  p: ['place'],
  S: ['solution'],
};

export function eventsOf(letters: string): TraceEvent[] {
  const kinds = [...letters.matchAll(/([a-zA-Z])(\d*)/g)].flatMap(([, letter, times]) =>
    Array.from({ length: Number(times || 1) }, () => KINDS[letter!]!).flat(),
  );
  const effectsAt = (i: number): number =>
    kinds.slice(i, i + 99).findIndex((kind) => kind !== 'place' && kind !== 'eliminate');
  return kinds.map((kind, i) => ({
    n: i + 1,
    level: 0,
    kind,
    text: '',
    ...(kind === 'step' ? { count: effectsAt(i + 1) } : {}),
  }));
}

export const TRACES: readonly (readonly [name: string, events: number, letters: string])[] = [
  ['dfs, easy', 90, 'sd3w2d2w3d3wd9wd3wd11w4d21S'],
  [
    'dfs, easy',
    586,
    'sd8w3d3wdw2d2wdw3d3w3d3w2d2w6d2wd5w3d3wdw2d2wdw3d3w3d3w2d2w7d7w3d3wdw2d2wdw3d3w3d3w2d2w6d2wdw3d7w3d3wdw2d2wdw3d3w3d3w2d2w6d6w3d3wdw2d2wdw3d3w3d3w2d2w6d6w3d3wdw2d2wdw3d3w3d3w2d2w5dw3d3wd3wd35S',
  ],
  [
    'dfs, hard',
    956,
    'sd6w2d2w3d5wdw3d3wdw4d4wdw4d4wdw5d3w2dw3d4w2d2w3d3w2dw4d7wd4wdw4d4w2d2wd2w7d3wd4wdw4d4w2d2wd2w8d4wd4wdw4d5w8d4wd26wd4wdw10d2wdw15d2wd19w2d2w7d2wdw21d4w2d2wd2w9d5wd4wdw4d4w2d2wd2w7d3wd4wdw4d4w2d2wd2w8d2w2d2w3d5wd26wdw7d2wdw15d2wd19w2d15S',
  ],
  [
    'dfs, very-hard',
    1855,
    'sd15w4d4w4dw4d7w4d4w4dw5d2w3d10w2d2w5dwd5w2d2w12d11w4d4w4dw4d7w4d4w4dw5d2w3d10w2d2w5dwd5w2d2w13d2w3d17wd4wd5w2d2w8d4w5d2wd4wd5w2d2w8d4w5d2wd10w7d9wdw3d3wdw10d8w7d9wdw3d3wdw19d9w2d4wd7w4d16w3d3w4d8w15dw3d13w3d3w4d4wdw11dw11dw2d4w3dw3d5w4d9wdw6d7w2d2w8d8w2d2w7d7w2d2w9d6w14dw5dw2d13wd10w4d6wd4w2dw5d3wd4w2dw11d5w2d2w8d2w3d2wd4wd7w4d6wd11w3d3w4d7w6d6w16d3wd11w3d3w4d4wdw3d3wdw20d7w3d4w7d7w4d6wd11w2d15S',
  ],
  [
    'dfs, extreme',
    8531,
    'sd4wd3wd7wd2w3d2w3d4w2d4wdw3d3wdw5d3w5d5w2d4wdw3d3wdw5d3w4d3wd10wd6wd2w3d2wd2w5d6w3d2wdw2d3w4d4w3d2wdw2d3w5d3wd2w3d2wd2w3d2wd2w5d6w3d2wdw2d3w5d3wd2w3d2wd2w11dw7d2w5d5wd2w3d2w3d3wd10wd6wd2w3d2wd2w4d3wd2w3d2wd2w3d2wd2w5d6w3d2wdw2d3w4d4w3d2wdw2d3w5d3wd2w3d2wd2w3d2wd2w8d8w2dw3d3w2d2w3d4w2dw2d3w2dw4d4w2d2wd2w4d3wd2w3d2w2d2wd2w5d5w2dw2d6wd8wdw12d2wdw2d5wd8wdw14d3wd2w3d2w2d2wd2w7dw5dw7d2w4d4wd2w3d2w3d3wd2w2d2w3d2wd2w3d2wd2w5d4wd16w2dw2d3w2dw3d3w2d2w2d2w4d4wd2w3d2wd2w4d3w2d2w2d2w4d8wd3wdw7d2wdw2d5wd3wdw9d4w2dw2d3w2dw3d3wd2w3d2wd2w7dw5dw7d2w3d3wd2w2d2w3d2wd2w3d2wd2w6d6w2d4wdw3d3wdw5d3w4d3wd10wd6wd2w3d2wd2w4d3wd2w3d2wd2w5d6w3d2wdw2d3w4d4w3d2wdw2d3w5d3wd2w3d2wd2w3d2wd2w4d5w3d2wdw2d3w4d4w3d2wdw2d3w12dw7d2w4d5w2d4wdw3d3wdw5d3w4d3wd2w2d2w3d2wd2w3d2wd2w12d3wdw2d4wd7wd2w4d6wdw4d4wdw3d3wdw7d4wd2w6d5wd2w4d3wd4wd7wd7w3d3w4d4w3d3w3d3w5d5wd2w3d3w4d3wd2w3d3w5d4w3d3w3d3w8d8w2dw3d3w2d2w3d4w2dw2d3w2dw4d4w2d3w4d4w3d2w2d3w5d5w2dw2d3wd4wd8wdw12d5wd6w12d4w3d2w2d3w7dw5dw6d2w3d2wd4wd7wd7w3d3w4d4w3d3w3d3w5d5wd2w3d3w4d3wd2w3d3w5d4w3d3w3d3w8d8w4d2wdw2d4w3d3w5d3wd3w4d4w3dwd3w5d5w3d3wd4wd8w12d5wd8wdw14d4w3dwd3w7dw5dw6d2w5d4wd2w5d4wd2w6d8wdw4d4wdw3d3wdw6d3wd4wd7wd7w3d3w4d4w3d3w5d5wd2w3d3w4d3wd2w3d3w5d4w3d3w3d3w4d4wd2w3d3w4d3wd2w3d3w12dw6d2w3d2wd4wd7wd7w3d3w4d4w3d3w5d5wd2w3d3w4d3wd2w3d3w5d4w3d3w3d3w4d4wd2w3d3w4d3wd2w3d3w12dw6d2w5d4wd2w12d3wd3w3d10w2d2wd3wdw6d8wd2w10d5w6d10wd2w9d4w2d2wd3wd3wdw7d3w2d2wd3wd3wdw9d5w5d5w8d8w2d2wd3wdw6d8wd2w10d5w6d10wd2w9d4w2d2wd3wd3wdw7d3w2d2wd3wd3wdw9d5w5d5w11d11w2d2wd3wdw6d8wd2w10d5w6d10wd2w9d4w2d2wd3wd3wdw7d3w2d2wd3wd3wdw9d5w5d5w8d8w2d2wd3wdw6d8wd2w10d5w6d10wd2w9d4w2d2wd3wd3wdw7d3w2d2wd3wd3wdw9d5w5d5w10d10wd3wdw6d4w2d2wd15w3d3w5d5wd2w3d3w2dw3d3wd2w3d3w2dw4d4w3d3w3d3w5d5wd2w3d3w2dw4d4w3d3w11dw9d5w6d6w2d2wd15w3d3w4d2wdwdw3d5w3d3w4d2wdwdw3d5wd4wd3wdw7d5wd3wdw6dw4d4w3d3w4d4w3d3w11dw8d4w2d2wd3wd13w3d3w3d3w5d5wd2w3d3w4d3wd2w3d3w5d4w3d3w3d3w8d8w2dw2d3w2dw3d3w2d2w2d2w4d4w2d3w3d3w5d5w2dw2d3wd4wd9w13d5wd6w12d4w3d2w2d3w11dw7d3w2d2wd3wd13w3d3w3d3w5d5wd2w3d3w4d3wd2w3d3w5d4w3d3w3d3w8d8w3d3w4d2wdwdw3d3wd3w3d3w5d5w3d3wd4wd7w11d5wd9w15d4w3dwd3w11dw9d5w5d5w9d2w6d6wd8w2dw2d2w3d8wd2w7dw2d2w4d5w2dw2d2w3d4w2d2w2dw2d3w2dw2d3w2dw4d9wd2w7dw2d2w3d4w2d2w2dw2d3w2dw2d3w2dw5d6w2dw2d2w3d8wd2w7dw2d2w4d5w2dw2d2w3d6wd3wd10wd2w3d2wd2w4d5w3d2wdw2d3w4d4w3d2wdw2d3w6d4wd2w3d2wd2w3d2wd2w5d4wd2w3d2wd2w3d2wd2w7d6wd2w3d2wd2w4d5w3d2wdw2d3w4d4w3d2wdw2d3w6d4wd2w3d2wd2w3d2wd2w5d4wd2w3d2wd2w3d2wd2w8d8w2dw3d3w2d2wd2w4d4w2dw2d8wd12wdw2d2wdw4d6w4d12S',
  ],
  ['mrv, easy', 42, 'si40S'],
  ['mrv, hard', 133, 'sdi4d2i3wdi3d2i14wdi5w2di3w3di7di18wdi39S'],
  [
    'mrv, extreme',
    782,
    'sd3i2d4iwd2iwdi18w3diw2di6w2di4w2di2d3i13wdi10w2d2i10wdi9w3di4w3d8i15wd2i5wdi3w3di9w2diw2diw2diw2di6w2di8di5wd3i3diwd2i8wdi11w3di6w2d2i3d4i6wd2i12wdi4w3di2w2di2w2did2i5wd2i10wdi4w3di2w3di9w6di6di3di2di7di4wd2i3wdi19w3di11d2i13wdi13w2di8w3di2di6wdi5w3d2id3i9di4wdi2d2iwd2i6wdi5diwdi3w4di3w3di10di30S',
  ],
  ['norvig, easy', 42, 'si40S'],
  ['norvig, very-hard', 87, 'si8di26wdi17di28S'],
  ['norvig, extreme', 129, 'si15di11didi8wdi10w2di2di8wdi5w3di3dididi2di27S'],
  ['least, hard', 55, 'si22di30S'],
  ['least, extreme', 78, 'si17di3di20wdi2di2di24S'],
  ['cdcl, easy', 42, 'si40S'],
  ['cdcl, hard', 55, 'si32di20S'],
  ['cdcl, hard', 133, 'si28d2i20cr18lbedi6cr7lbei5di6cr5lbei20S'],
  ['cdcl, very-hard', 168, 'si15d2i25cr26lbei28cr24lbeidi36S'],
  ['cdcl, extreme', 208, 'si15di11dididi5cr4lbi14cr37lbei4di26cr37lbei13di21S'],
  [
    'logic, easy',
    82,
    'stptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptpS',
  ],
  [
    'logic, hard',
    111,
    'stptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptpte2tptptptptptptptptptptptptptptptptptptptptpS',
  ],
  [
    'logic, very-hard',
    132,
    'stptptptptptptptptptptptptptptpte2te3te2tptptptptete2tetetete2tptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptptpS',
  ],
  [
    'cdcl, hardest',
    4036,
    'sd2i2di2didid3i13cr4lbei6cr16lbei4cr10lbeideid2i10cr2lbei4cr17lbei25cr34lbei2ad2i2di2ei2did3i17cr22lbedi11cr11lbei2di25cr23lbei2d2i15cr13lbei7cr6lbeidi16cr18lbei5cr22lbeidi2di23cr23lbei4cr16lbei25cr54lbeid3i26cr33lbei23cr21lbei27cr17lbedi14cr16lbeidi8ei8cr15lbei21cr69lbei3did2i9cr13lbedi35cr46lbei2di4di5di6cr4lbi5cr21lbeidi24cr24lbei3di8cr7lbei24cr43lbei2d2i17cr21lbeid2i21cr13lbedi4cr2lbedie2i2ei2di21cr39lbei6di33cr30lbeidi29cr18lbei8cr69lbeidi3ed2i36cr42lbei24cr17lbedi38cr41lbei41cr68lbei3di31cr4lbedi21cr28lbei28cr95lbei3d2i4d2i8cr4lbeidi2di16cr23lbei3d2i12cr14lbedi14cr4lbei13cr34lbei8di18cr22lbei28cr77lbei2cr2lbedi34cr45lbei2d2i2d2i18cr21lbei19cr31lbei6di10e2di17cr4lbedi19cr20lbei15cr48lbei8di2di19cr21lbei10di10cr6lbi8cr17lbi30cr67lbei18cr56lbeidiedi4d3i9cr7lbeididi10di13cr4lbedi10di2cr2lbei8cr14lbei8cr6lbedi12cr6lbei2di2cr4lbei2cr15lbei23cr27lbeidi12cr6lbei27cr60lbei2di2di4d2i15cr2lbedi22cr12lbei10cr35lbei3d2i2di13cr15lbei29cr44lbei10ei22cr53lbei14cr32lbei2dididi2di15cr23lbei46S',
  ],
];
