"""Masked PPO on many games at once: one seat against a level of the house, or all seats by itself.

python examples/rl/ppo.py fourberies --level novice --reward lead --minutes 20 --out ppo.npz
python examples/rl/ppo.py fourberies --level self --reward lead --minutes 20 --out self.npz

Rewards come at the end, so every decision of a game is judged by how it ended for its seat. The
curve goes into a CSV file beside the policy.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from policies import save
from torch import nn

from chapiteau.research.vector import ManyGames

HIDDEN, RATE, CLIP, ENTROPY, PASSES, PIECES = 128, 1e-3, 0.2, 0.01, 4, 4
LEAD = 10.0
"""Points of a lead that count as much as a victory."""


class Net(nn.Module):  # type: ignore[misc]  # torch is installed by `make rl` alone
    """A policy and a value on one trunk."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(seen, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()
        )
        self.policy, self.value = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)

    def forward(self, row: Any, mask: Any) -> tuple[Any, Any]:
        inner = self.trunk(row)
        logits = self.policy(inner).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inner)[:, 0]


@dataclass
class Batch:
    """Decisions of games that are over, each with how its game ended for its seat."""

    rows: list[Any] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)


class Training:
    def __init__(self, args: argparse.Namespace) -> None:
        torch.manual_seed(args.seed)
        torch.set_num_threads(1)
        self.args, self.is_self = args, args.level == "self"
        level = None if self.is_self else args.level
        self.envs = ManyGames(
            args.game, args.rows, args.seats, seat=None, level=level, flat=True,
            reward=args.reward, autoreset_mode="SameStep",
        )  # fmt: skip
        self.net = Net(self.envs.lens.size, self.envs.lens.actions)
        self.optimizer = torch.optim.Adam(self.net.parameters(), RATE)
        self.seen, self.info = self.envs.reset(seed=args.seed)
        self.games: list[list[tuple[Any, ...]]] = [[] for _ in range(args.rows)]
        self.ends: list[float] = []

    def collect(self, decisions: int) -> Batch:
        """Play on until enough decisions belong to games that are over."""
        batch = Batch()
        while len(batch.rows) < decisions:
            row, mask = torch.from_numpy(self.seen), torch.from_numpy(self.envs.action_masks())
            with torch.no_grad():
                policy, values = self.net(row, mask)
                actions = policy.sample()
                chances = policy.log_prob(actions)
            who = self.info["to_move" if self.is_self else "seat"].copy()
            told = zip(self.seen, mask, actions, chances, values, who, strict=True)
            for game, one in zip(self.games, told, strict=True):
                game.append(one)
            self.seen, rewards, ended, _, self.info = self.envs.step(actions.numpy())
            for i in np.flatnonzero(ended):
                gains = self.info["final_info"]["gains"][i] if self.is_self else [rewards[i]]
                self.end(batch, int(i), gains)
        return batch

    def end(self, batch: Batch, i: int, gains: Any) -> None:
        for row, mask, action, chance, value, seat in self.games[i]:
            batch.rows.append(row)
            batch.masks.append(mask)
            batch.actions.append(int(action))
            batch.chances.append(float(chance))
            batch.values.append(float(value))
            gain = float(gains[int(seat) if self.is_self else 0])
            batch.returns.append(gain / LEAD if self.args.reward == "lead" else gain)
        self.ends.append(float(gains[0]))
        self.games[i] = []

    def learn(self, batch: Batch) -> None:
        rows = torch.from_numpy(np.stack(batch.rows))
        masks, actions = torch.stack(batch.masks), torch.tensor(batch.actions)
        before, returns = torch.tensor(batch.chances), torch.tensor(batch.returns)
        better = returns - torch.tensor(batch.values)
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(PASSES):
            for part in torch.randperm(len(actions)).chunk(PIECES):
                policy, values = self.net(rows[part], masks[part])
                ratio = (policy.log_prob(actions[part]) - before[part]).exp()
                gain = torch.min(
                    ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]
                )
                miss = (values - returns[part]).square().mean()
                loss = -gain.mean() + 0.5 * miss - ENTROPY * policy.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()

    def run(self) -> None:
        out, began, decisions = Path(self.args.out), time.process_time(), 0
        with out.with_suffix(".csv").open("w", newline="") as file:
            curve = csv.writer(file)
            curve.writerow(["cpu_minutes", "decisions", "games", "mean_of_last_500"])
            while (minutes := (time.process_time() - began) / 60) < self.args.minutes:
                batch = self.collect(self.args.batch)
                self.learn(batch)
                decisions += len(batch.rows)
                mean = float(np.mean(self.ends[-500:]))
                curve.writerow([f"{minutes:.2f}", decisions, len(self.ends), f"{mean:.4f}"])
                file.flush()
                save(out, self.net.state_dict())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--reward", default="share", choices=("share", "lead"))
    parser.add_argument("--rows", type=int, default=32)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="policy.npz")
    Training(parser.parse_args()).run()


if __name__ == "__main__":
    main()
