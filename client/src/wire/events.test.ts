import { expect, it } from 'vitest';
import { EventReader } from './events';

it('reads events however the chunks are cut', () => {
  const text =
    'retry: 500\n\nevent: frame\nid: 3\ndata: {"seq":3}\n\nevent: beat\ndata: {"seq":3}\n\n';
  for (let cut = 0; cut <= text.length; cut++) {
    const reader = new EventReader();
    const events = [...reader.take(text.slice(0, cut)), ...reader.take(text.slice(cut))];
    expect(events).toEqual([
      { event: 'frame', id: '3', data: '{"seq":3}' },
      { event: 'beat', id: null, data: '{"seq":3}' },
    ]);
  }
});

it('joins lines of data and knows line ends of both kinds', () => {
  expect(new EventReader().take('data: a\r\ndata: b\r\n\r\n')).toEqual([
    { event: 'message', id: null, data: 'a\nb' },
  ]);
});
