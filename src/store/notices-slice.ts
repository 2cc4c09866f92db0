import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NoticeText } from '../model/messages/notice';

/** A notice on its way to the screen. */
export interface Notice extends NoticeText {
  readonly id: number;
}

interface NoticesState {
  readonly queue: readonly Notice[];
  readonly nextId: number;
}

const initialState: NoticesState = { queue: [], nextId: 1 };

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeRaised(state, { payload }: PayloadAction<NoticeText>) {
      state.queue.push({ ...payload, id: state.nextId });
      state.nextId += 1;
    },
    noticeShown(state, { payload: id }: PayloadAction<number>) {
      state.queue = state.queue.filter((notice) => notice.id !== id);
    },
  },
});

export const noticesReducer = slice.reducer;
export const { noticeRaised, noticeShown } = slice.actions;
