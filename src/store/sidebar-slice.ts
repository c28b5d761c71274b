import { createSlice } from '@reduxjs/toolkit';

export type SidebarState = { isExpanded: boolean };

const initialState: SidebarState = { isExpanded: true };

export const sidebarSlice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    sidebarToggled: (state) => {
      state.isExpanded = !state.isExpanded;
    },
  },
  selectors: { selectIsSidebarExpanded: (state) => state.isExpanded },
});

export const { sidebarToggled } = sidebarSlice.actions;
export const { selectIsSidebarExpanded } = sidebarSlice.selectors;
