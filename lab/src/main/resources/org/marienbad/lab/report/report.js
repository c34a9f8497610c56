'use strict';
(function () {
  const data = JSON.parse(document.getElementById('data').textContent);
  const words = data.words;
  const colours = data.colours;

  // Tables: a click on a head sorts by it, another one the other way round.
  const collator = new Intl.Collator(data.language, { numeric: true });
  document.querySelectorAll('table.sortable').forEach(function (table) {
    const heads = Array.from(table.tHead.rows[0].cells);
    heads.forEach(function (head, column) {
      head.querySelector('button').addEventListener('click', function () {
        const numeric = head.classList.contains('num');
        const before = head.getAttribute('aria-sort');
        const down = before ? before === 'ascending' : numeric && column > 0;
        heads.forEach(function (other) { other.removeAttribute('aria-sort'); });
        head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
        const body = table.tBodies[0];
        const rows = Array.from(body.rows);
        rows.sort(function (one, two) {
          const a = one.cells[column];
          const b = two.cells[column];
          if (a.dataset.v && b.dataset.v) {
            return (Number(a.dataset.v) - Number(b.dataset.v)) * (down ? -1 : 1);
          }
          if (!a.dataset.v !== !b.dataset.v && numeric) {
            return a.dataset.v ? -1 : 1;
          }
          return collator.compare(a.textContent, b.textContent) * (down ? -1 : 1);
        });
        rows.forEach(function (row) { body.appendChild(row); });
      });
    });
  });

  function number(value, places) {
    return value.toLocaleString(data.language, { minimumFractionDigits: places, maximumFractionDigits: places });
  }
  // A tooltip shows markup; names are text.
  function text(value) {
    const node = document.createElement('span');
    node.textContent = value;
    return node.innerHTML;
  }
  function short(name) {
    return name.length > 26 ? name.slice(0, 25) + '…' : name;
  }
  function variable(name) {
    return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  }
  function base() {
    return {
      animation: false,
      textStyle: { fontFamily: 'system-ui, sans-serif', color: variable('--text') },
      grid: { left: 16, right: 24, top: 36, bottom: 24, containLabel: true },
      tooltip: {
        confine: true,
        backgroundColor: variable('--back'),
        borderColor: variable('--line'),
        textStyle: { color: variable('--text') }
      }
    };
  }
  function valueAxis(name) {
    return {
      type: 'value',
      name: name,
      nameLocation: 'middle',
      nameGap: 28,
      axisLabel: { color: variable('--text'), formatter: function (value) { return value.toLocaleString(data.language); } },
      nameTextStyle: { color: variable('--soft') },
      splitLine: { lineStyle: { color: variable('--line') } }
    };
  }
  function categoryAxis(names) {
    return {
      type: 'category',
      data: names,
      inverse: true,
      axisLabel: { color: variable('--text'), interval: 0, formatter: short },
      axisLine: { lineStyle: { color: variable('--line') } },
      axisTick: { show: false }
    };
  }
  function rows(element, count) {
    element.style.height = Math.max(9, 5 + 1.9 * count) + 'rem';
  }

  function eloChart() {
    const option = base();
    const names = data.elo.map(function (one) { return one.name; });
    option.grid.bottom = 40;
    option.xAxis = Object.assign(valueAxis('Elo'), { scale: true });
    option.yAxis = categoryAxis(names);
    option.series = data.elo.map(function (one) {
      return {
        type: 'line',
        silent: true,
        symbol: 'rect',
        symbolSize: [2, 10],
        lineStyle: { color: colours.won, width: 2 },
        itemStyle: { color: colours.won },
        data: [[one.elo - 1.96 * one.error, one.name], [one.elo + 1.96 * one.error, one.name]]
      };
    });
    option.series.push({
      type: 'scatter',
      symbolSize: 11,
      itemStyle: { color: colours.point },
      data: data.elo.map(function (one) { return [one.elo, one.name]; }),
      z: 5
    });
    option.tooltip.formatter = function (point) {
      const one = data.elo[point.dataIndex];
      return text(one.name) + '<br>Elo ' + number(one.elo, 1) + ' ± ' + number(1.96 * one.error, 1) + ' (95 %)';
    };
    return option;
  }

  function outcomesChart() {
    const option = base();
    const names = data.outcomes.map(function (one) { return short(one.name) + ' · ' + one.seat; });
    option.legend = { top: 0, textStyle: { color: variable('--text') }, data: [words.won, words.drawn, words.lost] };
    option.grid.bottom = 40;
    option.xAxis = Object.assign(valueAxis('%'), { max: 100 });
    option.yAxis = categoryAxis(names);
    option.yAxis.axisLabel.formatter = undefined;
    option.tooltip.trigger = 'axis';
    option.tooltip.axisPointer = { type: 'shadow' };
    option.tooltip.formatter = function (points) {
      const one = data.outcomes[points[0].dataIndex];
      return text(one.name) + ' · ' + text(one.seat) + '<br>' + ['won', 'drawn', 'lost'].map(function (key) {
        return text(words[key]) + ' ' + number(one[key], 1);
      }).join('<br>') + '<br>' + text(words.games) + ' ' + number(one.games, 0);
    };
    option.series = ['won', 'drawn', 'lost'].map(function (key) {
      return {
        type: 'bar',
        stack: 'all',
        name: words[key],
        itemStyle: { color: colours[key] },
        data: data.outcomes.map(function (one) { return one[key]; })
      };
    });
    return option;
  }

  const chosen = document.getElementById('length-of');
  function lengthChart() {
    const option = base();
    const one = data.lengths[Number(chosen.value) || 0];
    const bars = one.bars;
    option.grid.bottom = 40;
    option.xAxis = {
      type: 'category',
      name: words['chart.plies'],
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: { color: variable('--soft') },
      axisLabel: { color: variable('--text') },
      axisLine: { lineStyle: { color: variable('--line') } },
      data: bars.map(function (bar) { return bar[0] === bar[1] ? String(bar[0]) : bar[0] + '–' + bar[1]; })
    };
    option.yAxis = valueAxis('');
    option.tooltip.trigger = 'axis';
    option.tooltip.axisPointer = { type: 'shadow' };
    const total = bars.reduce(function (sum, bar) { return sum + bar[2]; }, 0);
    option.tooltip.formatter = function (points) {
      const bar = bars[points[0].dataIndex];
      return text(points[0].name) + ' ' + text(words['chart.plies']) + '<br>' + text(words.games) + ' '
        + number(bar[2], 0) + ' (' + number(100 * bar[2] / total, 2) + ' %)';
    };
    const width = bars[0][1] - bars[0][0] + 1;
    const mean = (one.mean - bars[0][0] - (width - 1) / 2) / width;
    option.series = [{
      type: 'bar',
      barCategoryGap: '10%',
      itemStyle: { color: colours.bar },
      data: bars.map(function (bar) { return bar[2]; }),
      markLine: {
        symbol: 'none',
        silent: true,
        lineStyle: { color: colours.point, type: 'dashed', width: 2 },
        label: { color: variable('--text'), formatter: words['chart.mean'] + ' ' + number(one.mean, 1) },
        data: [{ xAxis: Math.round(mean) }]
      }
    }];
    return option;
  }

  function nashChart() {
    const option = base();
    option.grid.bottom = 40;
    option.xAxis = Object.assign(valueAxis(words['nash.share']), { max: 100 });
    option.yAxis = categoryAxis(data.nash.map(function (one) { return one.name; }));
    option.tooltip.formatter = function (point) {
      const one = data.nash[point.dataIndex];
      return text(one.name) + '<br>' + number(one.share, 1) + ' %';
    };
    option.series = [{ type: 'bar', itemStyle: { color: colours.won }, data: data.nash.map(function (one) { return one.share; }) }];
    return option;
  }

  function curveChart(curve) {
    return function () {
      const option = base();
      option.grid.bottom = 40;
      option.xAxis = Object.assign(valueAxis(curve.name), { type: curve.scale, scale: true });
      if (curve.scale === 'category') {
        option.xAxis.data = curve.points.map(function (one) { return one.x; });
        option.xAxis.axisLabel.formatter = short;
      }
      if (curve.scale === 'log') {
        const all = curve.points.map(function (one) { return one.x; });
        option.xAxis.min = Math.min.apply(null, all);
        option.xAxis.max = Math.max.apply(null, all);
      }
      option.yAxis = Object.assign(valueAxis(words.points), { scale: true, nameGap: 40 });
      option.grid.left = 40;
      const bars = [];
      curve.points.forEach(function (one) {
        bars.push([one.x, one.low], [one.x, one.high], [one.x, '-']);
      });
      option.series = [{
        type: 'line',
        silent: true,
        symbol: 'rect',
        symbolSize: [9, 2],
        lineStyle: { color: colours.won, width: 2 },
        itemStyle: { color: colours.won },
        data: bars
      }, {
        type: curve.line ? 'line' : 'scatter',
        symbol: 'circle',
        symbolSize: 9,
        lineStyle: { color: colours.bar, width: 2 },
        itemStyle: { color: colours.point },
        data: curve.points.map(function (one) { return [one.x, one.y]; }),
        markLine: { symbol: 'none', silent: true, label: { show: false }, lineStyle: { color: variable('--soft'), type: 'dashed' }, data: [{ yAxis: 50 }] },
        z: 5
      }];
      option.tooltip.formatter = function (point) {
        const one = curve.points[point.dataIndex];
        return text(curve.name) + ' = ' + text(String(one.x)) + '<br>' + text(words.points) + ' ' + number(one.y, 1)
          + ' [' + number(one.low, 1) + '; ' + number(one.high, 1) + ']<br>' + text(words.games) + ' '
          + number(one.games, 0);
      };
      return option;
    };
  }

  function historyChart(history) {
    return function () {
      const option = base();
      option.grid.bottom = 40;
      option.grid.left = 40;
      const along = history.along || words.games;
      option.xAxis = valueAxis(along);
      option.yAxis = Object.assign(valueAxis(history.name), { type: history.scale, scale: true, nameGap: 50 });
      if (history.scale === 'category') {
        option.yAxis.data = history.values;
        option.yAxis.axisLabel.formatter = short;
      }
      option.series = [{
        type: 'line',
        step: 'end',
        symbolSize: 5,
        lineStyle: { color: colours.won, width: 2 },
        itemStyle: { color: colours.won },
        data: history.points
      }];
      option.tooltip.formatter = function (point) {
        const one = history.points[point.dataIndex];
        return text(along) + ' ' + number(one[0], 0) + '<br>' + text(history.name) + ' = ' + text(String(one[1]));
      };
      return option;
    };
  }

  const charts = [];
  function chart(id, count, option) {
    const element = document.getElementById(id);
    if (element) {
      if (count) {
        rows(element, count);
      }
      const made = window.echarts.init(element);
      charts.push({ made: made, option: option });
      made.setOption(option());
    }
  }
  if (data.elo) {
    chart('elo', data.elo.length, eloChart);
  }
  if (data.outcomes) {
    chart('outcomes', data.outcomes.length, outcomesChart);
  }
  if (chosen) {
    data.lengths.forEach(function (one, index) {
      const option = document.createElement('option');
      option.value = String(index);
      option.textContent = one.name;
      chosen.appendChild(option);
    });
    chart('length-chart', 0, lengthChart);
  }
  (data.curves || []).forEach(function (curve, index) {
    chart('curve-' + index, 0, curveChart(curve));
  });
  (data.histories || []).forEach(function (history, index) {
    chart('history-' + index, 0, historyChart(history));
  });
  if (data.nash) {
    chart('nash-chart', data.nash.length, nashChart);
  }
  function redraw() {
    charts.forEach(function (one) {
      one.made.clear();
      one.made.setOption(one.option());
      one.made.resize();
    });
  }
  if (chosen) {
    chosen.addEventListener('change', redraw);
  }
  window.addEventListener('resize', function () {
    charts.forEach(function (one) { one.made.resize(); });
  });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
})();
